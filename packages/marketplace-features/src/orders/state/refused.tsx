import { Notice } from '@tradepost/ui-kit/notice'
import { readProblems } from '../../kernel/index.ts'

/** The problems of a refused action that do not belong to a field of a form. */
export function Refused({ result }: { result: unknown }) {
  return readProblems(result)
    .summary.filter(({ fieldId }) => !fieldId)
    .map(({ message }) => (
      <Notice key={message} tone="danger" role="alert">
        {message}
      </Notice>
    ))
}
