import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'

it('staff take a backup and try to restore it, without a command', { timeout: 300_000 }, async () => {
  const staff = await visitDesk()
  await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
  const { page } = staff
  await staff.go('/staff/jobs')
  const backups = page.getByRole('region', { name: 'Backups' })
  await backups.getByText('There is no backup in the folder of this gateway.').waitFor()
  expect(await backups.getByRole('button', { name: 'Try to restore the newest' }).count()).toBe(0)

  // The page loads itself again until the work has ended.
  await backups.getByRole('button', { name: 'Take a backup now' }).click()
  await backups.getByText('The newest was taken', { exact: false }).waitFor({ timeout: 60_000 })
  await backups.getByRole('button', { name: 'Try to restore the newest' }).click()
  await backups.getByText('The newest backup is being restored for trial.', { exact: false }).waitFor()
  await backups.getByText('and everything was right.', { exact: false }).waitFor({ timeout: 200_000 })
  await backups.getByRole('button', { name: 'Try to restore the newest' }).waitFor()

  await waitForEntry(staff, 'job.takeBackup')
  await waitForEntry(staff, 'job.tryRestore')
})
