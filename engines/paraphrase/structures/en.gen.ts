// Made by `npm run generate` from engines/paraphrase/structures/en. Do not edit.
import type { Structure } from '../structure.ts'
import althoughBack from './en/although-back.ts'
import althoughBut from './en/although-but.ts'
import althoughFront from './en/although-front.ts'
import apposition from './en/apposition.ts'
import asFront from './en/as-front.ts'
import becauseBack from './en/because-back.ts'
import becauseFront from './en/because-front.ts'
import becauseSo from './en/because-so.ts'
import butAlthough from './en/but-although.ts'
import causeFirst from './en/cause-first.ts'
import causePhraseBack from './en/cause-phrase-back.ts'
import causePhraseFront from './en/cause-phrase-front.ts'
import clearToClearly from './en/clear-to-clearly.ts'
import clearlyToClear from './en/clearly-to-clear.ts'
import connectiveFront from './en/connective-front.ts'
import connectiveInside from './en/connective-inside.ts'
import haveToWith from './en/have-to-with.ts'
import ifBack from './en/if-back.ts'
import ifFront from './en/if-front.ts'
import ingToRelative from './en/ing-to-relative.ts'
import itToSubject from './en/it-to-subject.ts'
import itWasWho from './en/it-was-who.ts'
import likelyLowered from './en/likely-lowered.ts'
import likelyRaised from './en/likely-raised.ts'
import reasonBecause from './en/reason-because.ts'
import relativeBeDropped from './en/relative-be-dropped.ts'
import relativeExpanded from './en/relative-expanded.ts'
import relativeShortened from './en/relative-shortened.ts'
import relativeThatDropped from './en/relative-that-dropped.ts'
import relativeThatInserted from './en/relative-that-inserted.ts'
import relativeToIng from './en/relative-to-ing.ts'
import seemRaised from './en/seem-raised.ts'
import sharedSubject from './en/shared-subject.ts'
import sinceFront from './en/since-front.ts'
import soBecause from './en/so-because.ts'
import splitAlthough from './en/split-although.ts'
import splitAnd from './en/split-and.ts'
import splitAside from './en/split-aside.ts'
import splitBecause from './en/split-because.ts'
import splitBut from './en/split-but.ts'
import splitResult from './en/split-result.ts'
import splitSemicolon from './en/split-semicolon.ts'
import splitShared from './en/split-shared.ts'
import splitSo from './en/split-so.ts'
import splitWhereas from './en/split-whereas.ts'
import splitWhich from './en/split-which.ts'
import subjectToIt from './en/subject-to-it.ts'
import thereAreWho from './en/there-are-who.ts'
import timeBack from './en/time-back.ts'
import timeFront from './en/time-front.ts'
import whenBack from './en/when-back.ts'
import whenFront from './en/when-front.ts'
import whileBack from './en/while-back.ts'
import whileFront from './en/while-front.ts'

/** Every English structure. */
export const englishStructures: readonly Structure[] = [
  althoughBack,
  althoughBut,
  althoughFront,
  apposition,
  asFront,
  becauseBack,
  becauseFront,
  becauseSo,
  butAlthough,
  causeFirst,
  causePhraseBack,
  causePhraseFront,
  clearToClearly,
  clearlyToClear,
  connectiveFront,
  connectiveInside,
  haveToWith,
  ifBack,
  ifFront,
  ingToRelative,
  itToSubject,
  itWasWho,
  likelyLowered,
  likelyRaised,
  reasonBecause,
  relativeBeDropped,
  relativeExpanded,
  relativeShortened,
  relativeThatDropped,
  relativeThatInserted,
  relativeToIng,
  seemRaised,
  sharedSubject,
  sinceFront,
  soBecause,
  splitAlthough,
  splitAnd,
  splitAside,
  splitBecause,
  splitBut,
  splitResult,
  splitSemicolon,
  splitShared,
  splitSo,
  splitWhereas,
  splitWhich,
  subjectToIt,
  thereAreWho,
  timeBack,
  timeFront,
  whenBack,
  whenFront,
  whileBack,
  whileFront,
]
