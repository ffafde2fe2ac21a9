import { useEffect, useRef, useState } from 'react'
import type { Listing } from './server.ts'

interface OnItsWay extends Pick<Listing, 'page'> {
  pending: boolean
  /** The page that was asked for, or is there. */
  pageNo: number
}

const fewest = 4

/** The room of a list that is on its way: as many offers as will come, as high as as many that stand there now. */
export function useExpectedRoom({ page, pending, pageNo }: OnItsWay) {
  const room = useRef<HTMLDivElement>(null)
  const [stood, setStood] = useState<number | undefined>()
  useEffect(() => {
    if (pending) setStood(room.current?.offsetHeight)
  }, [pending])
  const { list, total, pageSize } = page
  const left = total - (pageNo - 1) * pageSize
  const size = list.length === 0 ? fewest : Math.min(pageSize, Math.max(1, left))
  return { room, size, height: size === list.length ? stood : undefined }
}
