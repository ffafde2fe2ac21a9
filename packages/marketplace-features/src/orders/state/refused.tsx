import { Notice } from '@tradepost/ui-kit/notice'
import { readProblems } from '../../kernel/index.ts'

/** Why a step of an order was refused, beside the step; what a field says of itself is not repeated. */
export function Refused({ result }: { result: unknown }) {
  return readProblems(result)
    .summary.filter(({ fieldId }) => !fieldId)
    .map(({ message }) => (
      <Notice key={message} tone="danger" role="alert">
        {message}
      </Notice>
    ))
}
