/** Stands for the words while the sentence around them is taken apart; no text holds it. */
const place = '\uE000'

/** A message with words of the text in it; they keep their own direction, and the marks around them that of the message. */
export function QuotedWords({
  message,
  words,
  lang,
  dir,
}: {
  readonly message: (words: string) => string
  readonly words: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}) {
  const [before = '', after = ''] = message(place).split(place)
  return (
    <span>
      {before}
      <bdi lang={lang} dir={dir}>
        {words}
      </bdi>
      {after}
    </span>
  )
}
