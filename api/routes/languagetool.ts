import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { proofread } from '#tools/proofread/contract.ts'
import { AppError, problemOf, type Problem } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import type { Api, House } from '../house.ts'
import { chooseFindings, wantsPicky } from '../languagetool/choose-findings.ts'
import { languageList, longCodeOf } from '../languagetool/languages.ts'
import {
  confidenceOf,
  countLetters,
  languagesOf,
  presentCheck,
  presentFindings,
  type TextLanguages,
} from '../languagetool/present-check.ts'
import { answerProblem, onCheckError } from '../languagetool/problem-answer.ts'
import { readQuestion, type Question } from '../languagetool/question.ts'
import { readParameters } from '../languagetool/read-parameters.ts'
import { senderOf, type Sender } from '../languagetool/sender.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun, rateLimit } from '../middleware/rate-limit.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import { runProofread } from '../run-proofread.ts'

/** Room for the longest text in a form's longest way of writing, and for its markup. */
const bytesAtMost = 4 * 1024 * 1024

/** What scripts of other sites may read of an answer; what is left of a minute would tell them what else the person does. */
const exposed = ['Content-Language', 'Retry-After', 'X-Request-Id']

/**
 * `/v2/check` and `/v2/languages`: the proofreader as LanguageTool's add-ons for editors know it. Add-ons live in pages of any site, so any
 * origin may ask, and nothing that a browser adds by itself counts: no cookie, no header of signing in.
 */
export function addLanguageTool(app: Api, house: House): void {
  const v2: Api = new OpenAPIHono<HouseEnv>()
  v2.onError(onCheckError(house))
  v2.use(
    cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['Accept', 'Content-Type'], exposeHeaders: exposed, maxAge: 86_400 }),
  )
  v2.use(async (c, next) => {
    c.set('isAddOn', true)
    await next()
  })
  v2.use(rateLimit(house.limits, 'requests'))
  v2.get('/languages', (c) => c.json(languageList, 200, { 'Cache-Control': 'public, max-age=3600' }))
  v2.get('/check', (c) => check(c, house))
  v2.post('/check', bodyLimit({ limit: bytesAtMost }), (c) => check(c, house))
  v2.all('/check', (c) => methodNotAllowed(c, house, ['GET', 'HEAD', 'POST']))
  v2.all('/languages', (c) => methodNotAllowed(c, house, ['GET', 'HEAD']))
  v2.all('/*', (c) => answerProblem(c, problemOf('not-found', { path: c.req.path }), house.wordsOf))
  app.route('/v2', v2)
}

function methodNotAllowed(c: Context<HouseEnv>, { wordsOf }: House, allowed: readonly string[]): Response {
  c.header('Allow', allowed.join(', '))
  return answerProblem(c, problemOf('method-not-allowed', { allowed }), wordsOf)
}

async function check(c: Context<HouseEnv>, house: House): Promise<Response> {
  const question = readQuestion(await readParameters(c))
  const sender = await senderOf(c, house, question.sender)
  return c.json(await answerTo(c, house, { question, sender }), 200, { 'Cache-Control': 'no-store' })
}

type Asked = { readonly question: Question; readonly sender: Sender }

async function answerTo(c: Context<HouseEnv>, house: House, asked: Asked) {
  const isPremium = asked.sender.tier.premiumLevel > 0
  try {
    return presentCheck({ ...(await readText(c, house, asked)), isPremium }, house)
  } catch (error) {
    const nothing = optionalNothing(error, asked.question)
    if (!nothing) throw error
    const { unread, ...languages } = nothing
    return presentCheck({ languages, isPremium, unread: unread ? house.wordsOf(c.var.locale, unread).title : null }, house)
  }
}

async function readText(c: Context<HouseEnv>, house: House, { question, sender }: Asked) {
  const { text, motherTongue } = question
  const { own, off } = await listsOf(house, sender, question)
  const input = { ...inputOf(question), own, off }
  requireEntitlement(sender.tier, { text: { text: text.plain, amount: proofread.meter(input).amount, bound: 'checkedPerRun' } })
  const counted = await countRun(c, house.limits)
  try {
    const found = await runProofread(input, house, c.req.raw.signal)
    const locale = localeFor(house, motherTongue, found.language)
    const { lintWordsOf, kindWordOf } = house
    const shown = presentFindings({ text, found }, chooseFindings(found.findings, question), { locale, lintWordsOf, kindWordOf })
    return { languages: languagesOf({ text, found }), ...shown }
  } catch (error) {
    await counted.giveBackAfter(error)
    throw error
  }
}

const inputOf = (question: Question) => ({
  text: question.text.plain,
  language: question.language?.language ?? ('detect' as const),
  ...(question.language?.dialect ? { dialect: question.language.dialect } : {}),
  variants: [...question.variants],
  picky: wantsPicky(question),
  own: [],
  off: [],
})

/** The dictionary and the switches that the owner of a key keeps on this site. */
async function listsOf({ people }: House, { accountId }: Sender, { language }: Question) {
  if (accountId === null) return { own: [], off: [] }
  const { ownWords, rulesOff } = await people.lists(accountId)
  const own = ownWords.filter((one) => language === null || one.language === language.language).map(({ word }) => word)
  return { own, off: rulesOff }
}

/** Explanations are for the writer: in their mother tongue, else in the language of the text, where we have it. */
function localeFor({ locales }: House, motherTongue: string | null, language: string): string {
  const wanted = [motherTongue ?? '', language].map((tag) => tag.slice(0, 20).toLowerCase().split(/[-_]/)[0])
  return wanted.find((code) => code !== undefined && locales.includes(code)) ?? 'en'
}

type Nothing = TextLanguages & { readonly unread?: Problem }

/** The answer for a text of which nothing can be said: add-ons send whatever stands in a field, and no error belongs there. */
function optionalNothing(error: unknown, { language, text: { plain } }: Question): Nothing | null {
  if (!(error instanceof AppError)) return null
  const { problem } = error
  if (problem.code === 'text-empty' || problem.code === 'language-unknown') {
    const code = language ? longCodeOf(language.language, language.dialect ?? '') : 'en'
    return { code, detected: code, confidence: 0 }
  }
  if (problem.code !== 'language-not-supported' || !('language' in problem.facts) || typeof problem.facts.language !== 'string') return null
  const { language: detected } = problem.facts
  const letters = countLetters(plain)
  return { code: detected, detected, confidence: confidenceOf(letters, letters), unread: problem }
}
