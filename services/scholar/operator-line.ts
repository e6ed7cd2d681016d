import { scholarRegistries, type ScholarSettings } from '#config/scholar-settings.ts'

/** What whoever starts the server is told of registries: whom citations are looked up at, or how to switch that on. */
export const operatorLine = ({ SCHOLAR }: Pick<ScholarSettings, 'SCHOLAR'>): string =>
  SCHOLAR.length > 0
    ? `Citations are looked up, when somebody asks, at: ${SCHOLAR.join(', ')}`
    : `Citations are read from the text alone. To look them up: SCHOLAR=${scholarRegistries.join(',')} ONLINE_CONTACT=you@example.org npm start`
