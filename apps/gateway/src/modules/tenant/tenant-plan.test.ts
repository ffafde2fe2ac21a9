import { expect, it } from 'vitest'
import { planTenant, type TenantOptions } from './tenant-plan.ts'

const settings = { nodeEnv: 'production', deskOrigins: {}, given: { siteOrigins: {} } }
const options = {
  admin: 'First@Nova.example',
  company: 'Nova Ltd',
  origin: 'https://nova.example',
  'desk-origin': 'https://desk.nova.example/',
}
const plan = (changes: TenantOptions = {}, code = 'nova', environment = settings) =>
  planTenant(code, { ...options, ...changes }, environment)

it('fills in a colour, English and US dollars', () => {
  expect(plan()).toEqual({
    ...{ code: 'nova', company: 'Nova Ltd', origin: 'https://nova.example', deskOrigin: 'https://desk.nova.example' },
    ...{ themeColor: '#0a58ff', languages: ['en'], currencies: ['USD'], rates: new Map(), number: null },
    admin: { address: 'First@nova.example', key: 'first@nova.example' },
  })
})

it('takes the address of the desk from the environment', () => {
  const environment = { ...settings, deskOrigins: { nova: 'https://desk.example', lumen: 'https://lumen.example' } }
  const own = { 'desk-origin': undefined }
  expect(plan(own, 'nova', environment).deskOrigin).toBe('https://desk.example')
  expect(() => plan(own, 'vega', environment)).toThrow('--desk-origin is missing')
  expect(() => plan({}, 'nova', environment)).toThrow('DESK_ORIGINS says https://desk.example for nova')
  expect(() => plan({ 'desk-origin': 'https://lumen.example' }, 'vega', environment)).toThrow('the desk of lumen')
})

it.each<[string, TenantOptions, string]>([
  ['a bad mail', { admin: 'nobody' }, '--admin: "nobody" is not an email address'],
  ['no mail', { admin: undefined }, '--admin is missing'],
  ['an empty company', { company: '  ' }, '--company is missing'],
  ['markup in the company', { company: '<b>Nova</b>' }, '--company needs 1 to 80 characters'],
  ['a bad colour', { colour: 'blue' }, '--colour: blue is not a colour'],
  ['an unknown language', { languages: 'en,xx' }, '--languages: xx is unknown. Choose from en'],
  ['a language twice', { languages: 'en,en' }, '--languages names en twice'],
  ['no language', { languages: ',' }, '--languages names none'],
  ['an unknown currency', { currencies: 'USD,DOGE' }, '--currencies: DOGE is unknown. Choose from USD'],
  ['an http address in production', { origin: 'http://nova.example' }, '--origin must be https in production'],
  ['a path', { origin: 'https://nova.example/shop' }, '--origin must be an address like'],
  ['no address', { origin: 'nova' }, '--origin must be an address like'],
  ['a port that browsers refuse', { origin: 'https://nova.example:6000' }, 'browsers refuse to connect to port 6000'],
  ['a desk at the address of the shop', { 'desk-origin': 'https://nova.example' }, 'an address other than the shop'],
  ['a rate of nothing', { currencies: 'USD,EUR', rate: ['EUR=0'] }, '--rate must look like EUR=0.86'],
  ['a rate without a currency', { rate: ['EUR=0.86'] }, "EUR is not one of the tenant's currencies"],
  ['a rate of the dollar', { rate: ['USD=2'] }, 'the rate of USD is always 1'],
  ['a number that is none', { number: 'one' }, '--number must be a whole number'],
])('refuses %s', (_, changes, sentence) => {
  expect(() => plan(changes)).toThrow(sentence)
})

it.each(['Nova', 'no', 'nova_1', '1nova', 'nova-', 'n'.repeat(32)])('refuses the code %s', (code) => {
  expect(() => plan({}, code)).toThrow('cannot name a tenant')
})

it('refuses an address other than that in SITE_ORIGINS', () => {
  const environment = { ...settings, given: { siteOrigins: { nova: 'https://other.example' } } }
  expect(() => plan({}, 'nova', environment)).toThrow('SITE_ORIGINS says https://other.example for nova')
})
