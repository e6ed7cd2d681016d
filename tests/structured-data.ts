/** A thing of schema.org as it stands on a page. */
export type Told = { readonly [property: string]: unknown }

/** What each type must have: schema.org's own terms, and what Google's pages on structured data demand or advise for it. */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Blog: ['name', 'url'],
  BlogPosting: ['headline', 'url', 'datePublished', 'inLanguage', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ImageObject: ['url', 'width', 'height'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Question: ['name', 'acceptedAnswer'],
  SoftwareApplication: ['name', 'description', 'url', 'applicationCategory', 'operatingSystem'],
  WebPage: ['name', 'url', 'inLanguage', 'dateModified'],
  WebSite: ['name', 'url', 'publisher'],
}
/** A post on its own page says more than one in a list. */
const ofWholePost = ['image', 'dateModified', 'mainEntityOfPage', 'publisher', 'description']

const addresses = new Set(['url', 'item', 'image', 'mainEntityOfPage', 'sameAs'])
const days = new Set(['datePublished', 'dateModified'])
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

/** The things of a page, from its JSON-LD. */
export function thingsOf(html: string): readonly Told[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => json)
  return scripts.flatMap((json) => {
    const data: { '@context': string; '@graph': readonly Told[] } = JSON.parse(json)
    if (data['@context'] !== 'https://schema.org') throw new Error('the context is not schema.org')
    return data['@graph']
  })
}

/** What is wrong with things: an unknown type, a property that it needs, an address that is not whole, a day without a zone. */
export function faultsOf(things: readonly Told[]): readonly string[] {
  const posts = things.filter((thing) => thing['@type'] === 'BlogPosting')
  const lacking = posts.flatMap((post) => ofWholePost.filter((name) => post[name] === undefined).map((name) => `BlogPosting lacks ${name}`))
  return [...lacking, ...things.flatMap((thing) => faultsWithin(thing))]
}

function faultsWithin(thing: Told): readonly string[] {
  const type = String(thing['@type'])
  const isReference = Object.keys(thing).join() === '@id'
  if (isReference) return []
  const needs = required[type]
  if (!needs) return [`${type} is no type that we know`]
  const missing = needs.filter((name) => thing[name] === undefined || thing[name] === '').map((name) => `${type} lacks ${name}`)
  const wrong = Object.entries(thing).flatMap(([name, value]) => faultsOfValue(`${type}.${name}`, name, value))
  const steps = type === 'BreadcrumbList' ? faultsOfSteps(thing['itemListElement']) : []
  return [...missing, ...wrong, ...steps]
}

function faultsOfValue(place: string, name: string, value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    const isEmpty = value.length === 0 ? [`${place} is empty`] : []
    return [...isEmpty, ...value.flatMap((one: unknown) => faultsOfValue(place, name, one))]
  }
  if (isTold(value)) return faultsWithin(value)
  if (addresses.has(name) && !(typeof value === 'string' && URL.canParse(value))) return [`${place} is no whole address: ${String(value)}`]
  if (days.has(name) && !(typeof value === 'string' && moment.test(value))) return [`${place} is no moment: ${String(value)}`]
  if (name === 'price' && !/^\d+(?:\.\d{2})?$/.test(String(value))) return [`${place} is no price: ${String(value)}`]
  return []
}

const faultsOfSteps = (steps: unknown): readonly string[] =>
  Array.isArray(steps) && steps.every((step: unknown, index) => isTold(step) && step['position'] === index + 1)
    ? []
    : ['the steps of BreadcrumbList are not counted from 1']

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = new Set(['name', 'headline', 'text', 'articleSection'])

/** Words that a reader must find on the page. */
export function shownWords(thing: unknown): readonly string[] {
  if (Array.isArray(thing)) return thing.flatMap((one: unknown) => shownWords(one))
  if (!isTold(thing)) return []
  return Object.entries(thing).flatMap(([name, value]) => (shown.has(name) && typeof value === 'string' ? [value] : shownWords(value)))
}
