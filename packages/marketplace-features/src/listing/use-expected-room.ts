import { useEffect, useRef, useState } from 'react'
import type { Listing } from './server.ts'

interface LoadingList extends Pick<Listing, 'page'> {
  pending: boolean
  /** The requested page, or the current one. */
  pageNo: number
}

const fewestPlaceholders = 4

/** Placeholders of a loading list: their number, and the total height if the previous list had as many offers. */
export function useExpectedRoom({ page, pending, pageNo }: LoadingList) {
  const room = useRef<HTMLDivElement>(null)
  const [previousHeight, setPreviousHeight] = useState<number | undefined>()
  useEffect(() => {
    if (pending) setPreviousHeight(room.current?.offsetHeight)
  }, [pending])
  const { list, total, pageSize } = page
  const left = total - (pageNo - 1) * pageSize
  const size = list.length === 0 ? fewestPlaceholders : Math.min(pageSize, Math.max(1, left))
  return { room, size, height: size === list.length ? previousHeight : undefined }
}
