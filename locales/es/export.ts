import type { ExportMessages } from '../export.ts'

export const exported: ExportMessages = {
  title: 'Sus datos de Tinta',
  about: ({ site, day }) => `Esto es lo que ${site} guarda sobre usted. El archivo se creó el ${day}.`,
  parts: {
    account: 'nombre, dirección de correo y fechas de la cuenta',
    preferences: 'sus ajustes',
    signInMethods: 'cómo inicia sesión',
    devices: 'dónde tiene la sesión iniciada',
    keys: 'los nombres y primeros caracteres de sus claves de la API',
    usage: 'lo que cada ejecución gastó de su cantidad mensual',
    subscription: 'suscripciones y compras',
    dictionary: 'sus palabras y las reglas desactivadas',
    historyJson: 'su historial, con textos y resultados',
    historyFolder: 'lo mismo, un archivo por ejecución',
    checks: 'sus comprobaciones de plagio con los informes',
    documents: 'los documentos que guarda para comparar y sus borradores, con sus textos',
    library: 'las fuentes de su biblioteca con carpetas, etiquetas y notas',
    libraryFiles: 'los archivos que les ha adjuntado',
  },
  secrets: 'Las contraseñas, los códigos y los enlaces que abren su cuenta no están incluidos.',
  form: 'Los archivos que acaban en .json son para programas; cualquier editor de texto también los abre. Las horas están en UTC.',
  run: {
    tool: 'Herramienta',
    language: 'Idioma',
    madeAt: 'Fecha',
    text: 'Texto',
    result: 'Resultado',
  },
}
