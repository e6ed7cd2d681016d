import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles } from './dropped-files.ts'
import type { GivenFile } from './make-importer.ts'

/** Takes files and folders that are dropped anywhere onto the page; null takes none. True while some are held over it. */
export function useDropped(onFiles: ((files: readonly GivenFile[]) => void) | null): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((files: readonly GivenFile[]) => onFiles?.(files))
  const isOn = onFiles !== null
  useEffect(() => {
    if (!isOn) return undefined
    let depth = 0
    const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false
    const move = (step: number) => {
      depth = Math.max(0, depth + step)
      setIsOver(depth > 0)
    }
    const stop = new AbortController()
    addEventListener('dragenter', (event) => (holdsFile(event) ? move(1) : undefined), stop)
    addEventListener('dragleave', (event) => (holdsFile(event) ? move(-1) : undefined), stop)
    addEventListener('dragover', (event) => (holdsFile(event) ? event.preventDefault() : undefined), stop)
    addEventListener(
      'drop',
      (event) => {
        if (!holdsFile(event) || !event.dataTransfer) return
        event.preventDefault()
        move(-depth)
        void droppedFiles(event.dataTransfer).then((files) => take(files))
      },
      stop,
    )
    return () => stop.abort()
  }, [isOn])
  return isOver
}
