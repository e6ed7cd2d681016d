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

/** A dialog, fetched when it is asked for. */
export const dialogParts = onIntent(async () => {
  const { ShortcutsDialog } = await import('#web/workbench/shortcuts-dialog.tsx')
  return { ShortcutsDialog }
})
