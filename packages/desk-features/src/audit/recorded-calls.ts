import { type Call, calls } from '@tradepost/contract'

const isRecorded = ({ auth, method, reads }: Call) =>
  (auth === 'staff' || auth === 'seller') && method !== 'GET' && !reads

/** The names of the calls of staff and sellers that the log records. */
export const recordedCalls = Object.entries(calls).flatMap(([group, members]) =>
  Object.entries(members as Record<string, Call>).flatMap(([name, one]) =>
    isRecorded(one) ? [`${group}.${name}`] : [],
  ),
)
