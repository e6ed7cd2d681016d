import { useEffect, useRef, useState } from 'react'

/** Takes a file that is dragged anywhere onto the page. True while one is held over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  })
  useEffect(() => {
    let depth = 0
    const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
    const onEnter = (event: DragEvent) => {
      if (!holdsFile(event)) return
      depth++
      setIsOver(true)
    }
    const onLeave = (event: DragEvent) => {
      if (!holdsFile(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setIsOver(false)
    }
    const onOver = (event: DragEvent) => {
      if (holdsFile(event)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      if (!holdsFile(event)) return
      event.preventDefault()
      depth = 0
      setIsOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) take.current(file)
    }
    const stop = new AbortController()
    addEventListener('dragenter', onEnter, stop)
    addEventListener('dragleave', onLeave, stop)
    addEventListener('dragover', onOver, stop)
    addEventListener('drop', onDrop, stop)
    return () => stop.abort()
  }, [])
  return isOver
}
