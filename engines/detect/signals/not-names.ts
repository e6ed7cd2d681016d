const wordsOf = (words: string): readonly string[] => words.split(/\s+/)

/** Words that have a capital inside a sentence and are no names: polite forms, and in English months and days. In the form in which words are compared. */
export const notNames: Readonly<Record<string, readonly string[]>> = {
  en: wordsOf(`january february march april may june july august september october november december
    jan feb mar apr jun jul aug sep sept oct nov dec
    monday tuesday wednesday thursday friday saturday sunday
    mondays tuesdays wednesdays thursdays fridays saturdays sundays
    mon tue tues wed thu thurs fri sat sun`),
  hu: wordsOf('ön önt önnek önnel öntől önről önre önhöz önök önöket önöknek önökkel'),
  ro: wordsOf('dumneavoastră dvs dumneata'),
  sk: wordsOf(`vy vás vám vami váš vaša vaše vaši vašu vašej vašou vášho vášmu vašom vaším vašich vašim vašimi
    ty ťa teba tebe tebou tvoj tvoja tvoje tvoju tvojej`),
  cs: wordsOf(`vy vás vám vámi váš vaše vaši vaší vašeho vašemu vašem vaším vašich vašim vašimi
    ty tě tebe tobě tebou tvůj tvoje tvá tvé`),
  es: wordsOf('usted ustedes ud uds vd vds'),
  it: wordsOf('lei suo sua suoi sue vostro vostra voi loro'),
  pt: wordsOf('você vocês vossa vosso'),
  pl: wordsOf('pan pana panu panem pani panią państwo państwa państwu państwem ty ciebie ci tobie twój wam was'),
  nl: wordsOf('uw uzelf'),
  sv: wordsOf('ni er ert era'),
  no: wordsOf('de dem deres'),
}
