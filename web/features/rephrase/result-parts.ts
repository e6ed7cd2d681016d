import { fetchOutcomeMessages } from '#web/i18n/load-messages.ts'
import { localeOfPath } from '#web/i18n/locales.ts'
import { onIntent } from '#web/workbench/on-intent.ts'

/** What only a result needs, fetched when the reader begins to write or a run begins. */
export const resultParts = onIntent(async () => {
  const [body, list, problem, foot, stepper, figures] = await Promise.all([
    import('./version-body.tsx'),
    import('./changes-list.tsx'),
    import('./run-problem.tsx'),
    import('./result-foot.tsx'),
    import('./version-stepper.tsx'),
    import('./measured-figures.tsx'),
    fetchOutcomeMessages(localeOfPath(location.pathname).code),
  ])
  return {
    VersionBody: body.VersionBody,
    ChangesList: list.ChangesList,
    RunProblem: problem.RunProblem,
    ResultFoot: foot.ResultFoot,
    VersionStepper: stepper.VersionStepper,
    MeasuredFigures: figures.MeasuredFigures,
  }
})
