import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { deskOf, longText, staffDeskOf } from '../testing/samples.ts'
import { FactorPage, SecurityPage } from './index.ts'

const meta: Meta = { title: 'Desk/Two-step sign-in' }
export default meta

const proving = { ...deskOf(), factor: { factor: 'prove', factorAsked: 'code', hasPasskey: false } } as const
const enrolling = {
  ...staffDeskOf(),
  factor: { factor: 'enrol', factorAsked: 'enrolment', hasPasskey: false },
} as const
const proved = { ...deskOf(), factor: { factor: 'proved', factorAsked: 'nothing', hasPasskey: false } } as const
const on = {
  enrolled: true,
  required: false,
  hasAuthenticator: true,
  passkeys: [],
  recoveryCodes: 7,
  provedAt: '2026-11-20T10:00:00.000Z',
}
const off = {
  enrolled: false,
  required: false,
  hasAuthenticator: false,
  passkeys: [],
  recoveryCodes: 0,
  provedAt: null,
}
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const enrolment = { key, address: `otpauth://totp/Anvil:robin@mail.example?secret=${key}&issuer=Anvil` }
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `0a1b2-c3d4e-5f60${n}-718${n}9`)
const wrong = { code: 'code_wrong', message: 'Verification code error', field: 'code' }

const phone = {
  id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad',
  name: 'Phone',
  addedAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: '2026-11-20T10:00:00.000Z',
}
const key2 = { ...phone, id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ae', name: 'Security key', lastUsedAt: null }
const withPasskey = { ...proving, factor: { ...proving.factor, hasPasskey: true } } as const
const creation = {
  challenge: 'nzURbQaPLjYs2xG52Qk22N8sv4_HKv8vkl6f1s0f9HQ',
  rp: { id: 'desk.shop.example', name: 'Anvil' },
  user: { id: 'MTozMQ', name: 'robin@mail.example', displayName: 'Robin' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'required' },
}
const refused = { code: 'passkey_refused', message: 'This passkey was not accepted. Please try again.' }

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
  { ...deskOf(), factor: { factor: 'proved', factorAsked: 'code', hasPasskey: false } },
)
export const PasskeyProof = deskStory(() => <FactorPage side="seller" next="/sell" />, withPasskey)
export const PasskeyRefused = deskStory(
  () => <FactorPage side="seller" next="/sell" result={{ ok: false, problems: [refused], values: { act: 'prove' } }} />,
  withPasskey,
)
export const PasskeyInsteadOfApp = deskStory(
  () => <FactorPage side="staff" next="/staff" result={{ ok: true, done: 'started', creation }} />,
  enrolling,
)
export const Passkeys = deskStory(
  () => <SecurityPage side="seller" status={{ ...on, passkeys: [phone, key2] }} />,
  proved,
)
export const LongNames = deskStory(
  () => <SecurityPage side="seller" status={{ ...on, passkeys: [{ ...phone, name: longText }, key2] }} />,
  proved,
)
export const LastPasskeyOfStaff = deskStory(
  () => <SecurityPage side="staff" status={{ ...on, required: true, hasAuthenticator: false, passkeys: [phone] }} />,
  { ...staffDeskOf(), factor: { factor: 'proved', factorAsked: 'nothing', hasPasskey: true } },
)
export const NewPasskey = deskStory(() => (
  <SecurityPage side="seller" status={off} result={{ ok: true, done: 'started', creation }} />
))
export const PasskeyRemoval = deskStory(
  () => (
    <SecurityPage
      side="seller"
      status={{ ...on, hasAuthenticator: false, passkeys: [phone, key2] }}
      result={{ ok: false, problems: [refused], values: { act: 'passkey-remove', id: phone.id } }}
    />
  ),
  { ...deskOf(), factor: { factor: 'proved', factorAsked: 'code', hasPasskey: true } },
)
export const Loading = loadingStory('/sell/security')
