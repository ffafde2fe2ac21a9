import { describe, expect, it } from 'vitest'
import { maskedUnit, readUnitLine, readUnitText, unitIdentity, wrongUnitField } from './unit-content.ts'

describe('a unit', () => {
  it('is the same good however its code is written', () => {
    const codes = ['ABCD-EFGH-2345', 'abcd efgh 2345', ' ABCDEFGH2345 ', 'ＡＢＣＤ–EFGH–2345']
    expect(new Set(codes.map((code) => unitIdentity({ code }))).size).toBe(1)
    expect(unitIdentity({ code: 'ABCD-EFGH-2346' })).not.toBe(unitIdentity({ code: 'ABCD-EFGH-2345' }))
  })

  it('is the same account by login and password, whatever else is noted', () => {
    const account = { login: 'Hero', password: 'Pass word' }
    expect(unitIdentity({ ...account, email: 'a@x.example' })).toBe(unitIdentity({ ...account, login: 'hero ' }))
    expect(unitIdentity({ ...account, password: 'pass word' })).not.toBe(unitIdentity(account))
    expect(unitIdentity({ note: 'x  y' })).toBe(unitIdentity({ note: 'x\ny' }))
    expect(unitIdentity({ note: 'x' })).not.toBe(unitIdentity({ code: 'x' }))
  })

  it('consists of a code, a login with its password, or a text', () => {
    expect(wrongUnitField({ code: 'A' })).toBeNull()
    expect(wrongUnitField({ login: 'a', password: 'b', note: 'c' })).toBeNull()
    expect(wrongUnitField({ note: 'c' })).toBeNull()
    expect(wrongUnitField({})).toBe('code')
    expect(wrongUnitField({ login: 'a' })).toBe('password')
    expect(wrongUnitField({ password: 'a' })).toBe('login')
    expect(wrongUnitField({ code: 'A', login: 'b' })).toBe('login')
    expect(wrongUnitField({ code: 'A'.repeat(501) })).toBe('code')
    expect(wrongUnitField({ code: '😀'.repeat(500) })).toBeNull()
  })

  it('shows four characters at most, and never more than a third', () => {
    expect(maskedUnit({ code: 'ABCD-EFGH-2345' })).toBe('••••2345')
    expect(maskedUnit({ code: 'ABC123' })).toBe('••••23')
    expect(maskedUnit({ code: 'AB' })).toBe('••••')
    expect(maskedUnit({ login: 'longlogin@x.example', password: 'secret' })).toBe('••••mple')
  })

  it('is read from a pasted line', () => {
    expect(readUnitLine(' AB-1 ', false)).toEqual({ code: 'AB-1' })
    expect(readUnitLine('hero:pass:word', true)).toEqual({ login: 'hero', password: 'pass:word' })
    expect(readUnitLine('hero\tpa;ss\th@x.example', true)).toEqual({
      ...{ login: 'hero', password: 'pa;ss', email: 'h@x.example' },
    })
    expect(readUnitLine('hero|pass', true)).toEqual({ login: 'hero', password: 'pass' })
    expect(readUnitLine('only', true)).toEqual({ login: 'only', password: '' })
    expect(readUnitText('AB-1 ', false)).toEqual({ code: 'AB-1' })
    expect(readUnitText('Code: AB-1', false)).toEqual({ note: 'Code: AB-1' })
    expect(readUnitText('hero:pass', true)).toEqual({ login: 'hero', password: 'pass' })
    expect(readUnitText('Login hero\nPassword pass', true)).toEqual({ note: 'Login hero\nPassword pass' })
  })
})
