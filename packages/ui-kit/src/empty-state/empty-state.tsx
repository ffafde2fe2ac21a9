import type { ReactNode } from 'react'
import { Heading } from '../text/index.ts'
import * as css from './empty-state.css.ts'
import { illustrations } from './illustrations.tsx'

/** Props of EmptyState. */
export type EmptyStateProps = {
  illustration: keyof typeof illustrations
  title: string
  children?: ReactNode
  /** Ways on: buttons and links. */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** Id of the heading, for moving the focus there once the former content is gone. */
  headingId?: string
  /** `page` where it is all there is. */
  room?: keyof typeof css.rooms
}

/** Nothing here, kindly, with a way on. */
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
