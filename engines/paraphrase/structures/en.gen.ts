// Made by `npm run generate` from engines/paraphrase/structures/en. Do not edit.
import type { Structure } from '../structure.ts'
import ableTo from './en/able-to.ts'
import accordingToSource from './en/according-to-source.ts'
import activeClipped from './en/active-clipped.ts'
import activeVoice from './en/active-voice.ts'
import additionFront from './en/addition-front.ts'
import additionInside from './en/addition-inside.ts'
import additiveDropped from './en/additive-dropped.ts'
import adjectiveRelative from './en/adjective-relative.ts'
import adjectivesJoined from './en/adjectives-joined.ts'
import adjectivesTurned from './en/adjectives-turned.ts'
import adverbFront from './en/adverb-front.ts'
import adverbInside from './en/adverb-inside.ts'
import adverbsTurned from './en/adverbs-turned.ts'
import afterDoingFront from './en/after-doing-front.ts'
import agentToSubject from './en/agent-to-subject.ts'
import aimOf from './en/aim-of.ts'
import aimPhraseBack from './en/aim-phrase-back.ts'
import aimPhraseFront from './en/aim-phrase-front.ts'
import allowVerb from './en/allow-verb.ts'
import alsoBack from './en/also-back.ts'
import alsoFront from './en/also-front.ts'
import althoughBack from './en/although-back.ts'
import althoughBut from './en/although-but.ts'
import althoughFront from './en/although-front.ts'
import althoughJoined from './en/although-joined.ts'
import althoughNevertheless from './en/although-nevertheless.ts'
import andAdded from './en/and-added.ts'
import apposition from './en/apposition.ts'
import appositionFull from './en/apposition-full.ts'
import asBack from './en/as-back.ts'
import asClauseBack from './en/as-clause-back.ts'
import asFront from './en/as-front.ts'
import asSourceDropped from './en/as-source-dropped.ts'
import asSourceShows from './en/as-source-shows.ts'
import asWellAs from './en/as-well-as.ts'
import asideDropped from './en/aside-dropped.ts'
import asideExpanded from './en/aside-expanded.ts'
import assistIn from './en/assist-in.ts'
import auxiliaryAdverbBack from './en/auxiliary-adverb-back.ts'
import auxiliaryAdverbFront from './en/auxiliary-adverb-front.ts'
import auxiliaryRepeated from './en/auxiliary-repeated.ts'
import backgroundFront from './en/background-front.ts'
import becauseBack from './en/because-back.ts'
import becauseFront from './en/because-front.ts'
import becauseSo from './en/because-so.ts'
import beginDoing from './en/begin-doing.ts'
import beginTo from './en/begin-to.ts'
import bothAdjectives from './en/both-adjectives.ts'
import bothDropped from './en/both-dropped.ts'
import bothInserted from './en/both-inserted.ts'
import butAlthough from './en/but-although.ts'
import butSameTime from './en/but-same-time.ts'
import byDoingBack from './en/by-doing-back.ts'
import byDoingFront from './en/by-doing-front.ts'
import capableToCan from './en/capable-to-can.ts'
import causeFirst from './en/cause-first.ts'
import causePhraseBack from './en/cause-phrase-back.ts'
import causePhraseFront from './en/cause-phrase-front.ts'
import circumstanceBack from './en/circumstance-back.ts'
import circumstanceFront from './en/circumstance-front.ts'
import claimToSource from './en/claim-to-source.ts'
import clauseExpanded from './en/clause-expanded.ts'
import clauseReduced from './en/clause-reduced.ts'
import clearToClearly from './en/clear-to-clearly.ts'
import clearlyToClear from './en/clearly-to-clear.ts'
import complementThatDropped from './en/complement-that-dropped.ts'
import compoundOf from './en/compound-of.ts'
import concessionBack from './en/concession-back.ts'
import concessionFront from './en/concession-front.ts'
import concessionHowever from './en/concession-however.ts'
import conditionBack from './en/condition-back.ts'
import conditionFront from './en/condition-front.ts'
import connectiveFront from './en/connective-front.ts'
import connectiveInside from './en/connective-inside.ts'
import continueTo from './en/continue-to.ts'
import contrastFront from './en/contrast-front.ts'
import deedsTurned from './en/deeds-turned.ts'
import determinerRepeated from './en/determiner-repeated.ts'
import doingPhraseBack from './en/doing-phrase-back.ts'
import doingToIt from './en/doing-to-it.ts'
import effectClipped from './en/effect-clipped.ts'
import effectSpelled from './en/effect-spelled.ts'
import effectsAtOnce from './en/effects-at-once.ts'
import eitherInserted from './en/either-inserted.ts'
import findingRaised from './en/finding-raised.ts'
import forToThat from './en/for-to-that.ts'
import genitiveOf from './en/genitive-of.ts'
import genitiveS from './en/genitive-s.ts'
import giveTwo from './en/give-two.ts'
import grantedBack from './en/granted-back.ts'
import haveToWith from './en/have-to-with.ts'
import helpToDropped from './en/help-to-dropped.ts'
import helpToInserted from './en/help-to-inserted.ts'
import ifBack from './en/if-back.ts'
import ifFront from './en/if-front.ts'
import ifThen from './en/if-then.ts'
import impersonalPassive from './en/impersonal-passive.ts'
import ingToRelative from './en/ing-to-relative.ts'
import ingToWhich from './en/ing-to-which.ts'
import intensifierDropped from './en/intensifier-dropped.ts'
import itToDoing from './en/it-to-doing.ts'
import itToSubject from './en/it-to-subject.ts'
import itWasWho from './en/it-was-who.ts'
import joinedAndSplit from './en/joined-and-split.ts'
import joinedAndWhile from './en/joined-and-while.ts'
import joinedButAlthough from './en/joined-but-although.ts'
import joinedButInside from './en/joined-but-inside.ts'
import joinedButPlain from './en/joined-but-plain.ts'
import joinedButSplit from './en/joined-but-split.ts'
import joinedColonSplit from './en/joined-colon-split.ts'
import joinedSoBecause from './en/joined-so-because.ts'
import joinedVerbsAfter from './en/joined-verbs-after.ts'
import joinedVerbsAlso from './en/joined-verbs-also.ts'
import joinedVerbsBesides from './en/joined-verbs-besides.ts'
import joinedVerbsIng from './en/joined-verbs-ing.ts'
import joinedVerbsPlain from './en/joined-verbs-plain.ts'
import joinedVerbsSplit from './en/joined-verbs-split.ts'
import joinedVerbsSubject from './en/joined-verbs-subject.ts'
import keepDoing from './en/keep-doing.ts'
import knownToSubject from './en/known-to-subject.ts'
import letVerb from './en/let-verb.ts'
import likeDoing from './en/like-doing.ts'
import likelyLowered from './en/likely-lowered.ts'
import likelyRaised from './en/likely-raised.ts'
import linkingFront from './en/linking-front.ts'
import linkingInside from './en/linking-inside.ts'
import listTailTurned from './en/list-tail-turned.ts'
import makesIt from './en/makes-it.ts'
import mannerBack from './en/manner-back.ts'
import mannerFront from './en/manner-front.ts'
import mayBeThat from './en/may-be-that.ts'
import meansFor from './en/means-for.ts'
import meansTo from './en/means-to.ts'
import measureNamed from './en/measure-named.ts'
import modalRepeated from './en/modal-repeated.ts'
import modifiersTurned from './en/modifiers-turned.ts'
import momentBack from './en/moment-back.ts'
import noForNotAny from './en/no-for-not-any.ts'
import notOnlyBoth from './en/not-only-both.ts'
import nounPairTurned from './en/noun-pair-turned.ts'
import nounsTurned from './en/nouns-turned.ts'
import objectRelativeDropped from './en/object-relative-dropped.ts'
import oftenCases from './en/often-cases.ts'
import oneThing from './en/one-thing.ts'
import opinionImpersonal from './en/opinion-impersonal.ts'
import opinionPhrase from './en/opinion-phrase.ts'
import ownerFirst from './en/owner-first.ts'
import participleRelative from './en/participle-relative.ts'
import participleSpelled from './en/participle-spelled.ts'
import particleBack from './en/particle-back.ts'
import particleFront from './en/particle-front.ts'
import periodFront from './en/period-front.ts'
import phraseBehindVerbBack from './en/phrase-behind-verb-back.ts'
import phraseOpinion from './en/phrase-opinion.ts'
import phrasesAsWell from './en/phrases-as-well.ts'
import phrasesTurned from './en/phrases-turned.ts'
import placeBack from './en/place-back.ts'
import prepositionBeforeIng from './en/preposition-before-ing.ts'
import provideWith from './en/provide-with.ts'
import purposeBack from './en/purpose-back.ts'
import purposeFront from './en/purpose-front.ts'
import purposeOpeningSpelled from './en/purpose-opening-spelled.ts'
import purposeSpelled from './en/purpose-spelled.ts'
import questionNamed from './en/question-named.ts'
import rankFirst from './en/rank-first.ts'
import rankLast from './en/rank-last.ts'
import reasonBecause from './en/reason-because.ts'
import reasonClauseBack from './en/reason-clause-back.ts'
import reasonClauseFront from './en/reason-clause-front.ts'
import reasonFirstSo from './en/reason-first-so.ts'
import reasonForThis from './en/reason-for-this.ts'
import reasonRelated from './en/reason-related.ts'
import reasonSo from './en/reason-so.ts'
import reasonWhy from './en/reason-why.ts'
import recipientFirst from './en/recipient-first.ts'
import reducedExpanded from './en/reduced-expanded.ts'
import relativeBeDropped from './en/relative-be-dropped.ts'
import relativeExpanded from './en/relative-expanded.ts'
import relativeRepeated from './en/relative-repeated.ts'
import relativeShortened from './en/relative-shortened.ts'
import relativeThatDropped from './en/relative-that-dropped.ts'
import relativeThatInserted from './en/relative-that-inserted.ts'
import relativeToIng from './en/relative-to-ing.ts'
import reportLowered from './en/report-lowered.ts'
import reportRaised from './en/report-raised.ts'
import riseNamed from './en/rise-named.ts'
import saidLowered from './en/said-lowered.ts'
import sceneBack from './en/scene-back.ts'
import secondBecauseInserted from './en/second-because-inserted.ts'
import secondOpeningBack from './en/second-opening-back.ts'
import secondThatInserted from './en/second-that-inserted.ts'
import secondToDropped from './en/second-to-dropped.ts'
import secondToInserted from './en/second-to-inserted.ts'
import seemLowered from './en/seem-lowered.ts'
import seemRaised from './en/seem-raised.ts'
import settingBack from './en/setting-back.ts'
import settingsTurned from './en/settings-turned.ts'
import shareAnd from './en/share-and.ts'
import shareBut from './en/share-but.ts'
import sharedSubject from './en/shared-subject.ts'
import sinceBack from './en/since-back.ts'
import sinceFront from './en/since-front.ts'
import soBecause from './en/so-because.ts'
import soResult from './en/so-result.ts'
import soSince from './en/so-since.ts'
import soThatTo from './en/so-that-to.ts'
import sourceBack from './en/source-back.ts'
import sourceFront from './en/source-front.ts'
import sourceStates from './en/source-states.ts'
import sourceToClaim from './en/source-to-claim.ts'
import splitAlthough from './en/split-although.ts'
import splitAnd from './en/split-and.ts'
import splitAside from './en/split-aside.ts'
import splitBecause from './en/split-because.ts'
import splitBut from './en/split-but.ts'
import splitButPlain from './en/split-but-plain.ts'
import splitResult from './en/split-result.ts'
import splitSemicolon from './en/split-semicolon.ts'
import splitShared from './en/split-shared.ts'
import splitSo from './en/split-so.ts'
import splitSoPlain from './en/split-so-plain.ts'
import splitWhere from './en/split-where.ts'
import splitWhereas from './en/split-whereas.ts'
import splitWhich from './en/split-which.ts'
import stepsInOrder from './en/steps-in-order.ts'
import subjectToIt from './en/subject-to-it.ts'
import textAsSubject from './en/text-as-subject.ts'
import textInside from './en/text-inside.ts'
import thanksCan from './en/thanks-can.ts'
import thatDropped from './en/that-dropped.ts'
import thatInserted from './en/that-inserted.ts'
import thatToWhich from './en/that-to-which.ts'
import thenDropped from './en/then-dropped.ts'
import thereAreMany from './en/there-are-many.ts'
import thereAreWho from './en/there-are-who.ts'
import thereDropped from './en/there-dropped.ts'
import timeBack from './en/time-back.ts'
import timeClauseBack from './en/time-clause-back.ts'
import timeClauseFront from './en/time-clause-front.ts'
import timeFront from './en/time-front.ts'
import totalCounted from './en/total-counted.ts'
import totalNamed from './en/total-named.ts'
import toughLowered from './en/tough-lowered.ts'
import wayOf from './en/way-of.ts'
import wayTo from './en/way-to.ts'
import weConclude from './en/we-conclude.ts'
import weToPassive from './en/we-to-passive.ts'
import wellInside from './en/well-inside.ts'
import whatPlain from './en/what-plain.ts'
import whatShows from './en/what-shows.ts'
import whenBack from './en/when-back.ts'
import whenDoingBack from './en/when-doing-back.ts'
import whenDoingFront from './en/when-doing-front.ts'
import whenFront from './en/when-front.ts'
import whereToWhich from './en/where-to-which.ts'
import whereasBut from './en/whereas-but.ts'
import whetherOrNot from './en/whether-or-not.ts'
import whichDropped from './en/which-dropped.ts'
import whichForThat from './en/which-for-that.ts'
import whichToIng from './en/which-to-ing.ts'
import whichToThat from './en/which-to-that.ts'
import whichToWhere from './en/which-to-where.ts'
import whileAlthough from './en/while-although.ts'
import whileBut from './en/while-but.ts'
import withRelative from './en/with-relative.ts'
import withSpelled from './en/with-spelled.ts'
import yearNamed from './en/year-named.ts'

/** Every English structure. */
export const englishStructures: readonly Structure[] = [
  ableTo,
  accordingToSource,
  activeClipped,
  activeVoice,
  additionFront,
  additionInside,
  additiveDropped,
  adjectiveRelative,
  adjectivesJoined,
  adjectivesTurned,
  adverbFront,
  adverbInside,
  adverbsTurned,
  afterDoingFront,
  agentToSubject,
  aimOf,
  aimPhraseBack,
  aimPhraseFront,
  allowVerb,
  alsoBack,
  alsoFront,
  althoughBack,
  althoughBut,
  althoughFront,
  althoughJoined,
  althoughNevertheless,
  andAdded,
  apposition,
  appositionFull,
  asBack,
  asClauseBack,
  asFront,
  asSourceDropped,
  asSourceShows,
  asWellAs,
  asideDropped,
  asideExpanded,
  assistIn,
  auxiliaryAdverbBack,
  auxiliaryAdverbFront,
  auxiliaryRepeated,
  backgroundFront,
  becauseBack,
  becauseFront,
  becauseSo,
  beginDoing,
  beginTo,
  bothAdjectives,
  bothDropped,
  bothInserted,
  butAlthough,
  butSameTime,
  byDoingBack,
  byDoingFront,
  capableToCan,
  causeFirst,
  causePhraseBack,
  causePhraseFront,
  circumstanceBack,
  circumstanceFront,
  claimToSource,
  clauseExpanded,
  clauseReduced,
  clearToClearly,
  clearlyToClear,
  complementThatDropped,
  compoundOf,
  concessionBack,
  concessionFront,
  concessionHowever,
  conditionBack,
  conditionFront,
  connectiveFront,
  connectiveInside,
  continueTo,
  contrastFront,
  deedsTurned,
  determinerRepeated,
  doingPhraseBack,
  doingToIt,
  effectClipped,
  effectSpelled,
  effectsAtOnce,
  eitherInserted,
  findingRaised,
  forToThat,
  genitiveOf,
  genitiveS,
  giveTwo,
  grantedBack,
  haveToWith,
  helpToDropped,
  helpToInserted,
  ifBack,
  ifFront,
  ifThen,
  impersonalPassive,
  ingToRelative,
  ingToWhich,
  intensifierDropped,
  itToDoing,
  itToSubject,
  itWasWho,
  joinedAndSplit,
  joinedAndWhile,
  joinedButAlthough,
  joinedButInside,
  joinedButPlain,
  joinedButSplit,
  joinedColonSplit,
  joinedSoBecause,
  joinedVerbsAfter,
  joinedVerbsAlso,
  joinedVerbsBesides,
  joinedVerbsIng,
  joinedVerbsPlain,
  joinedVerbsSplit,
  joinedVerbsSubject,
  keepDoing,
  knownToSubject,
  letVerb,
  likeDoing,
  likelyLowered,
  likelyRaised,
  linkingFront,
  linkingInside,
  listTailTurned,
  makesIt,
  mannerBack,
  mannerFront,
  mayBeThat,
  meansFor,
  meansTo,
  measureNamed,
  modalRepeated,
  modifiersTurned,
  momentBack,
  noForNotAny,
  notOnlyBoth,
  nounPairTurned,
  nounsTurned,
  objectRelativeDropped,
  oftenCases,
  oneThing,
  opinionImpersonal,
  opinionPhrase,
  ownerFirst,
  participleRelative,
  participleSpelled,
  particleBack,
  particleFront,
  periodFront,
  phraseBehindVerbBack,
  phraseOpinion,
  phrasesAsWell,
  phrasesTurned,
  placeBack,
  prepositionBeforeIng,
  provideWith,
  purposeBack,
  purposeFront,
  purposeOpeningSpelled,
  purposeSpelled,
  questionNamed,
  rankFirst,
  rankLast,
  reasonBecause,
  reasonClauseBack,
  reasonClauseFront,
  reasonFirstSo,
  reasonForThis,
  reasonRelated,
  reasonSo,
  reasonWhy,
  recipientFirst,
  reducedExpanded,
  relativeBeDropped,
  relativeExpanded,
  relativeRepeated,
  relativeShortened,
  relativeThatDropped,
  relativeThatInserted,
  relativeToIng,
  reportLowered,
  reportRaised,
  riseNamed,
  saidLowered,
  sceneBack,
  secondBecauseInserted,
  secondOpeningBack,
  secondThatInserted,
  secondToDropped,
  secondToInserted,
  seemLowered,
  seemRaised,
  settingBack,
  settingsTurned,
  shareAnd,
  shareBut,
  sharedSubject,
  sinceBack,
  sinceFront,
  soBecause,
  soResult,
  soSince,
  soThatTo,
  sourceBack,
  sourceFront,
  sourceStates,
  sourceToClaim,
  splitAlthough,
  splitAnd,
  splitAside,
  splitBecause,
  splitBut,
  splitButPlain,
  splitResult,
  splitSemicolon,
  splitShared,
  splitSo,
  splitSoPlain,
  splitWhere,
  splitWhereas,
  splitWhich,
  stepsInOrder,
  subjectToIt,
  textAsSubject,
  textInside,
  thanksCan,
  thatDropped,
  thatInserted,
  thatToWhich,
  thenDropped,
  thereAreMany,
  thereAreWho,
  thereDropped,
  timeBack,
  timeClauseBack,
  timeClauseFront,
  timeFront,
  totalCounted,
  totalNamed,
  toughLowered,
  wayOf,
  wayTo,
  weConclude,
  weToPassive,
  wellInside,
  whatPlain,
  whatShows,
  whenBack,
  whenDoingBack,
  whenDoingFront,
  whenFront,
  whereToWhich,
  whereasBut,
  whetherOrNot,
  whichDropped,
  whichForThat,
  whichToIng,
  whichToThat,
  whichToWhere,
  whileAlthough,
  whileBut,
  withRelative,
  withSpelled,
  yearNamed,
]
