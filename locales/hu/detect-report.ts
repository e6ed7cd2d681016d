import type { DetectReportMessages } from '../detect-report.ts'

export const detectReport: DetectReportMessages = {
  title: 'Jelentés a mesterséges intelligencia stílusjegyeiről',
  errors: 'Milyen gyakran téved',
  text: 'A szöveg',
  marks: 'Egy megjelölt rész négy-hat mondatból áll. Amit a jelölés mond, az a részre érvényes, egyetlen mondatára sosem.',
  unmarked: 'Ebben a szövegben nincs megjelölt rész.',
  examples: 'A szövegben',
  readers: {
    title: 'Annak, aki ezt a jelentést olvassa',
    points: (none) => [
      'Ne döntsön senkiről pusztán e jelentés alapján. Többet mond egy beszélgetés a szerzővel, a vázlatok, a jegyzetek és a változatok története.',
      'A hivatalos hangú, szerkesztett vagy fordított szövegeket és a tanult nyelven írókét gyakrabban ítéli meg tévesen.',
      `A „${none}” nem bizonyítja, hogy ember írta a szöveget. Ami kézzel vagy eszközzel átdolgozott, az másként hat.`,
      'Az ítélet csak a stílus statisztikáján alapul: nyelvi modell nem dönt benne, és a szöveget semmi mással nem vetette össze.',
    ],
  },
}
