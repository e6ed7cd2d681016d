// Made by `npm run generate` from web/features/rephrase/mode-examples.ts. Do not edit.

/** What the engine makes of the passage in each mode, as `pictureOf` writes it. */
export const modeExamples = {
  shorten: "[Many people don’t sleep enough during the week.] [They are tired, so they find {it hard to} concentrate and they make more {errors}.] <It is important to note that >Sleeping longer at the weekend helps, but it does not {entirely} solve the problem.",
  synonyms: "[Many people don’t sleep enough during the week.] [They are tired, so they find {it hard to} concentrate and they make more {errors}.] {It should be noted that} sleeping longer at the weekend helps, but it does not {entirely} solve the problem.",
  extend: "There are {a large number of} people who {do not} sleep enough during the week. Because they are tired, they find it difficult to concentrate and they make {a greater number of} mistakes. It is important to note that sleeping longer at the weekend helps{; however,} it does not completely {resolve} the problem.",
  simplify: "[Many people don’t sleep enough during the week.] [They are tired, so they {struggle to} concentrate and they make more mistakes.] <It is important to note that >Sleeping longer at the weekend helps, but it does not completely solve the problem.",
  academic: "[Many people {do not} sleep enough during the week.] Because they are tired, they find it difficult to concentrate and they make more {errors}. {It should be noted that} sleeping longer at the weekend helps, but it does not {entirely} solve the problem.",
}
