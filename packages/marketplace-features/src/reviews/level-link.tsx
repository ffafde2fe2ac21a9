import type { LinkProps } from '@tradepost/ui-kit/link'
import { createContext, type MouseEvent, useContext } from 'react'
import { ShopLink } from '../kernel/paths/index.ts'
import { levelOf, type ReviewLevel } from './level-of.ts'

/** Changes the level without reloading the page. Null outside a list that supports it; links then navigate. */
export const ChooseLevel = createContext<((level: ReviewLevel) => void) | null>(null)

/** A link to a level. With JavaScript it changes only the list and the address, without a navigation. */
export function LevelLink({ href, ...rest }: LinkProps) {
  const choose = useContext(ChooseLevel)
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!choose || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const { href: address } = event.currentTarget
    window.history.replaceState(window.history.state, '', address)
    choose(levelOf(new URL(address).searchParams))
  }
  return <ShopLink {...rest} to={href} prefetch="none" onClick={onClick} />
}
