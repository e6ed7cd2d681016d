import type { ExportMessages } from '../export.ts'

export const exported: ExportMessages = {
  title: 'I tuoi dati di Tinta',
  about: ({ site, day }) => `Questo è ciò che ${site} conserva su di te. Il file è stato creato il ${day}.`,
  parts: {
    account: "nome, indirizzo e-mail e date dell'account",
    preferences: 'le tue impostazioni',
    signInMethods: 'come accedi',
    devices: 'dove hai effettuato l’accesso',
    keys: 'nomi e primi caratteri delle chiavi per l’API',
    usage: 'quanto ogni esecuzione ha usato della quantità mensile',
    subscription: 'abbonamenti e acquisti',
    dictionary: 'le tue parole e le regole disattivate',
    historyJson: 'la cronologia, con testi e risultati',
    historyFolder: 'lo stesso, un file per ogni esecuzione',
    checks: 'le sue verifiche di plagio con i rapporti',
    documents: 'i documenti che conserva per il confronto e le sue bozze, con i testi',
    library: 'le fonti della sua biblioteca con cartelle, etichette e note',
    libraryFiles: 'i file che vi ha allegato',
  },
  secrets: "Password, codici e link che aprono l'account non sono inclusi.",
  form: 'I file che terminano in .json sono fatti per i programmi; li apre anche qualsiasi editor di testo. Gli orari sono in UTC.',
  run: {
    tool: 'Strumento',
    language: 'Lingua',
    madeAt: 'Data',
    text: 'Testo',
    result: 'Risultato',
  },
}
