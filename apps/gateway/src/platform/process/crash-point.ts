let passes = 0

/** Marks a point at which a crash test may kill this process as a power cut would. Does nothing outside tests. */
export function crashPoint(
  name:
    | 'delivery.assigned'
    | 'delivery.mailed'
    | 'delivery.committed'
    | 'dispute.answered'
    | 'mail.sent'
    | 'part_refund.posted'
    | 'rest_refund.moved'
    | 'refund.posted'
    | 'refund.committed'
    | 'purchase.reserved'
    | 'purchase.created'
    | 'payment.created'
    | 'payment.captured'
    | 'top-up.crediting'
    | 'rental.wiped'
    | 'rental.rotating'
    | 'rental.rotated'
    | 'unit.replaced'
    | 'unit-file.stored'
    | 'unit-import.written'
    | 'unit-import.committed'
    | 'deposit.booking'
    | 'identity.reserved'
    | 'identity.started'
    | 'identity.opened'
    | 'identity.looked'
    | 'identity.told'
    | 'identity.erasing'
    | 'identity.erased'
    | 'connect.reserved'
    | 'connect.asked'
    | 'connect.opened'
    | 'connect.looked'
    | 'payout.booked'
    | 'payout.sending'
    | 'payout.sent'
    | 'payout.looked'
    | 'payout.told'
    | 'plan.changed'
    | 'declared.answered'
    | 'declared.stored'
    | 'declared.committed'
    | 'push.answered'
    | 'webhook.answered'
    | 'webhook.committed',
): void {
  if (process.env.NODE_ENV !== 'test' || process.env.CRASH_AT !== name) return
  if (passes++ >= Number(process.env.CRASH_AFTER ?? 0)) process.kill(process.pid, 'SIGKILL')
}
