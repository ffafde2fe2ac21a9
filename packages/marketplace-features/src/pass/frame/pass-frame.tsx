import { useLocation } from '@remix-run/react'
import type { MessageId } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import type { ReactNode } from 'react'
import { ShopAnchor } from '../../kernel/paths/index.ts'
import { PageBody, PageHead, Trail } from '../../page/index.ts'
import { passPaths } from './pass-paths.ts'

const pages = [
  [passPaths.home(), 'pass.overview'],
  [passPaths.sharedGames(), 'pass.gameList'],
  [passPaths.howToStart(), 'pass.howToStart'],
  [passPaths.subscribe(), 'pass.get'],
  [passPaths.download(), 'pass.download'],
  [passPaths.invite(), 'pass.invite'],
  [passPaths.myInvitation(), 'pass.myInvitation'],
  [passPaths.myPass(), 'pass.myPass'],
  [passPaths.guide(), 'pass.guide'],
  [passPaths.questions(), 'pass.questions'],
  [passPaths.agreement(), 'pass.agreement'],
] as const satisfies readonly (readonly [string, MessageId])[]

interface PassFrameProps {
  /** The page's title. Without it, the page renders its own heading. */
  title?: string
  lead?: ReactNode
  children: ReactNode
}

/** Frame of a page of the Family Game PASS, with navigation to the other pages of the pass. */
export function PassFrame({ title, lead, children }: PassFrameProps) {
  const t = useT()
  const { pathname } = useLocation()
  const home = { label: t('pass.name'), href: passPaths.home() }
  return (
    <PageBody>
      {title ? (
        <PageHead title={title} lead={lead} trail={[home, { label: title }]} />
      ) : (
        <Trail items={[{ label: t('pass.name') }]} />
      )}
      <TabLinks
        label={t('pass.pages')}
        as={ShopAnchor}
        items={pages.map(([href, label]) => ({ href, label: t(label), current: pathname === href }))}
      />
      {children}
    </PageBody>
  )
}
