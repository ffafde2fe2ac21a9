/** What a job is about, as staff read it. */
export const jobSubjects = [
  'order',
  'payment',
  'payout',
  'rental',
  'pass',
  'offer',
  'content',
  'message',
  'seller',
  'program',
  'upkeep',
] as const
export type JobSubject = (typeof jobSubjects)[number]

/** The first pattern that fits the name of a task decides. */
const patterns: readonly (readonly [RegExp, JobSubject])[] = [
  [/^finance\.(?:warn_renter|release_rental|end_maintenance)$/, 'rental'],
  [/^finance\.(?:ask_provider|reconcile|refund_payment)$/, 'payment'],
  [/^(?:payout\.|finance\.(?:run_payouts|release_reserve)$)/, 'payout'],
  [/^(?:finance\.purge_answers|file\.|insight\.)/, 'upkeep'],
  [/^finance\./, 'order'],
  [/^membership\./, 'pass'],
  [/^(?:product|offer|vault|trust)\./, 'offer'],
  [/^content\./, 'content'],
  [/^(?:alerts|messages)\./, 'message'],
  [/^(?:seller|support)\./, 'seller'],
  [/^(?:webhook|declared)\./, 'program'],
  [/^(?:sandbox|stripe|payment)/, 'payment'],
]

/** The subject of a job by the name of its task, such as `finance.auto_confirm`; upkeep for a name that nothing fits. */
export const jobSubject = (task: string): JobSubject =>
  patterns.find(([pattern]) => pattern.test(task))?.[1] ?? 'upkeep'

/** Maximum number of failing jobs, and of waiting mails, that a page shows. */
export const mostShownJobs = 50
