import type { ReactNode } from 'react'
import { Heading } from '../text/index.ts'
import * as css from './empty-state.css.ts'
import { illustrations } from './illustrations.tsx'

/** Props of EmptyState. */
export type EmptyStateProps = {
  illustration: keyof typeof illustrations
  title: string
  children?: ReactNode
  /** Buttons and links to a next step. */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** Id of the heading, to move the focus there when the previous content disappears. */
  headingId?: string
  /** Space around the content: `page` if the page has no other content. */
  room?: keyof typeof css.rooms
}

/** Message for a page or section without content, with a next step. */
export const EmptyState = ({
  illustration,
  title,
  children,
  actions,
  headingLevel = 2,
  headingId,
  room = 'section',
}: EmptyStateProps) => {
  const Drawing = illustrations[illustration]
  return (
    <div className={`${css.empty} ${css.rooms[room]}`}>
      <Drawing />
      <Heading
        level={headingLevel}
        size={room === 'page' ? 'xl' : 'md'}
        {...(headingId && { id: headingId, tabIndex: -1 })}
      >
        {title}
      </Heading>
      {children ? <div className={css.words}>{children}</div> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  )
}
