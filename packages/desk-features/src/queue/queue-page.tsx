import { useT } from '@tradepost/i18n/react'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Notice } from '@tradepost/ui-kit/notice'
import type { ReactNode } from 'react'
import { DeskAnchor, PageHead, Pages, type StaffTable, TableFile } from '../kernel/index.ts'
import * as css from './queue.css.ts'

interface QueuePageProps<Subject, State extends string> {
  title: string
  lead: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** The file of the queue; `elsewhere` if `actions` have it. */
  file: StaffTable | 'elsewhere'
  /** The state that is shown, the states that can be, and their words. */
  state: State
  states: readonly State[]
  wordsOf: (state: State) => string
  hrefOf: (state: State, page?: number) => string
  page: { total: number; pageNo: number; pageSize: number; list: readonly Subject[] }
  /** What was just done; null if nothing was. */
  done: string | null
  empty: { title: string; text: string }
  /** A list item for each subject. */
  children: (subject: Subject) => ReactNode
}

/** A queue of the staff: its subjects in one state as cards, with links to the other states. */
export function QueuePage<Subject, State extends string>(props: QueuePageProps<Subject, State>) {
  const { title, lead, actions, file, state, states, wordsOf, hrefOf, page, done, empty, children } = props
  const t = useT()
  return (
    <div className={css.page}>
      <PageHead
        title={title}
        lead={lead}
        actions={
          <>
            {actions}
            {file !== 'elsewhere' && page.list.length > 0 ? <TableFile name={file} label={title} /> : null}
          </>
        }
      />
      <nav className={css.choices} aria-label={t('desk.status')}>
        {states.map((one) => (
          <ChipLink key={one} as={DeskAnchor} href={hrefOf(one)} aria-current={one === state ? 'page' : undefined}>
            {wordsOf(one)}
          </ChipLink>
        ))}
      </nav>
      {done === null ? null : (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
      {page.list.length > 0 ? (
        <ol className={css.list}>{page.list.map(children)}</ol>
      ) : (
        <EmptyState illustration="orders" title={empty.title}>
          <p>{empty.text}</p>
        </EmptyState>
      )}
      <Pages page={page} hrefOf={(pageNo) => hrefOf(state, pageNo)} />
    </div>
  )
}
