import { useHref } from '@remix-run/react'
import { useShop } from '../context/index.ts'

/** A path of the shop as the whole address machines ask for, in the language of the page. */
export function useAddress(): (path: string) => string {
  const { tenant } = useShop()
  const home = useHref('/').replace(/\/$/, '')
  return (path) => `${tenant.origin}${home}${path}`
}
