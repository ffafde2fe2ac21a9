/** How often the moment came and went. */
let passes = 0

/** A moment at which a test of crashes may end this process the way a power cut would; nothing anywhere else. */
export function crashPoint(
  name:
    | 'delivery.assigned'
    | 'delivery.mailed'
    | 'delivery.committed'
    | 'mail.sent'
    | 'refund.posted'
    | 'refund.committed'
    | 'purchase.reserved'
    | 'purchase.created'
    | 'payment.created'
    | 'payment.captured'
    | 'top-up.crediting'
    | 'rental.wiped'
    | 'rental.rotating'
    | 'rental.rotated',
): void {
  if (process.env.NODE_ENV !== 'test' || process.env.CRASH_AT !== name) return
  if (passes++ >= Number(process.env.CRASH_AFTER ?? 0)) process.kill(process.pid, 'SIGKILL')
}
