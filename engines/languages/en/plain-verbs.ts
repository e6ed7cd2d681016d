/** Common English verbs whose base form is no noun and no adjective, so that it is a verb wherever it stands. Sorted; lower case. */
export const plainVerbs: ReadonlySet<string> = new Set(
  `accept accompany achieve acquire adapt add admire admit adopt advise afford agree allow announce annoy apologise apologize appear apply appoint appreciate argue
  arise arrange arrive ask attend attract avoid bake become behave believe belong borrow bring build bury buy celebrate choose climb collect
  combine communicate compare complain concentrate confirm confuse connect consider consist contain continue contribute convince create criticise criticize deal decide
  defend define deliver deny depend describe deserve destroy develop die disagree disappear disappoint discover discuss dislike distribute earn eat educate employ
  encourage enjoy ensure enter entertain establish examine exist expand expect explain explore express fail feed fill find follow forbid
  forget forgive gain gather generate get give go grow happen hear hide identify ignore imagine improve include inform injure install introduce invent
  invest involve join keep know learn lend listen lose maintain manage marry memorise memorize meet mention obtain obey occur offer organise organize
  participate pay perform persuade possess pray prefer prepare pretend prevent produce promote propose protect prove provide publish punish reach read realise realize
  receive recognise recognize recommend reduce refer refuse relax rely remain remember remind remove replace require respond save say seem sell send serve shine sing
  sit solve speak spend steal succeed suffer suggest suppose survive take teach tell tend think throw translate
  understand unite wait wear write`.split(/\s+/),
)
