import type { OfflineMessages } from '../offline.ts'

export const offline: OfflineMessages = {
  page: {
    title: 'Sie sind offline.',
    body: 'Diese Seite wurde in diesem Browser noch nie geöffnet und lässt sich ohne Verbindung nicht zeigen.',
    kept: 'In diesem Browser aufbewahrt',
    none: 'In diesem Browser ist noch keine andere Seite aufbewahrt.',
    works: 'Diese Seiten öffnen sich auch ohne Verbindung. Sie können darauf schreiben und zählen; Entwürfe bleiben auf diesem Gerät.',
    soon: 'Sobald die Verbindung wieder da ist, öffnet sich die Seite von selbst.',
    again: 'Noch einmal versuchen',
    still: 'Es gibt noch keine Verbindung.',
  },
  app: {
    name: 'Tinta: Schreibwerkzeuge',
    description: 'Umformulieren, korrigieren, zitieren, prüfen: Werkzeuge für Studium und Wissenschaft.',
  },
}
