import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { deskOf, staffDeskOf } from '../testing/samples.ts'
import { FactorPage, SecurityPage } from './index.ts'

const meta: Meta = { title: 'Desk/Two-step sign-in' }
export default meta

const proving = { ...deskOf(), factor: { factor: 'prove', factorAsked: 'code' } } as const
const enrolling = { ...staffDeskOf(), factor: { factor: 'enrol', factorAsked: 'enrolment' } } as const
const proved = { ...deskOf(), factor: { factor: 'proved', factorAsked: 'nothing' } } as const
const on = { enrolled: true, recoveryCodes: 7, provedAt: '2026-11-20T10:00:00.000Z' }
const off = { enrolled: false, recoveryCodes: 0, provedAt: null }
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const enrolment = { key, address: `otpauth://totp/Anvil:robin@mail.example?secret=${key}&issuer=Anvil` }
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `0a1b2-c3d4e-5f60${n}-718${n}9`)
const wrong = { code: 'code_wrong', message: 'Verification code error', field: 'code' }

export const Proof = deskStory(() => <FactorPage side="seller" next="/sell" />, proving)
export const WrongCode = deskStory(
  () => <FactorPage side="seller" next="/sell" result={{ ok: false, problems: [wrong], values: {} }} />,
  proving,
)
export const StaffWithout = deskStory(() => <FactorPage side="staff" next="/staff" />, enrolling)
export const Picture = deskStory(
  () => <FactorPage side="staff" next="/staff" result={{ ok: true, done: 'started', enrolment }} />,
  enrolling,
)
export const PictureWrongCode = deskStory(
  () => (
    <FactorPage
      side="staff"
      next="/staff"
      result={{
        ok: false,
        problems: [wrong],
        values: { act: 'confirm', authenticatorKey: key, address: enrolment.address },
      }}
    />
  ),
  enrolling,
)
export const RecoveryCodes = deskStory(
  () => <FactorPage side="staff" next="/staff" result={{ ok: true, done: 'enrolled', recoveryCodes }} />,
  enrolling,
)
export const Off = deskStory(() => <SecurityPage side="seller" status={off} />)
export const On = deskStory(() => <SecurityPage side="seller" status={on} />, proved)
export const OnAfterTenMinutes = deskStory(
  () => (
    <SecurityPage
      side="seller"
      status={{ ...on, recoveryCodes: 0 }}
      result={{ ok: false, problems: [wrong], values: { act: 'remove' } }}
    />
  ),
  { ...deskOf(), factor: { factor: 'proved', factorAsked: 'code' } },
)
