import { expect, it } from 'vitest'
import { jobSubject } from './job-subjects.ts'

it('names the subject of a task, and upkeep for one that nobody knows', () => {
  const tasks = {
    ...{ 'finance.auto_confirm': 'order', 'finance.release_rental': 'rental', 'finance.reconcile': 'payment' },
    ...{ 'finance.run_payouts': 'payout', 'payout.send': 'payout', 'finance.purge_answers': 'upkeep' },
    ...{ 'membership.renew': 'pass', 'vault.expire': 'offer', 'webhook.send': 'program', 'constructor.x': 'upkeep' },
  }
  for (const [task, subject] of Object.entries(tasks)) expect([task, jobSubject(task)]).toEqual([task, subject])
})
