import { useLocation } from '@remix-run/react'
import { MenuLink } from '@tradepost/ui-kit/menu'
import { openPanel } from '../kernel/index.ts'

/**
 * Props of a panel in the header whose content is created when it first opens, because every page has it and few visitors
 * open it. Without scripts the panel has a link to the same page with the panel open.
 */
export function useLatePanel(id: string, label: string) {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  const defaultOpen = parameters.get(openPanel) === id
  parameters.set(openPanel, id)
  const untilOpened = (
    <MenuLink href={`?${parameters}`} rel="nofollow">
      {label}
    </MenuLink>
  )
  return { untilOpened, defaultOpen }
}
