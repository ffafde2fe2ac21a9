import { expect, it } from 'vitest'
import { filledTemplate } from './chat-template.ts'

it('a template is filled with the facts of its conversation, each as it is', () => {
  const facts = { buyer: '{order}$&', order: '42', offer: 'Gold' }
  expect(filledTemplate('Hi {buyer}, {offer} of {order}. {offer}!', facts)).toBe('Hi {order}$&, Gold of 42. Gold!')
})

it('a fact that the conversation lacks leaves nothing, and other braces stay', () => {
  expect(filledTemplate('Order {order}: {price} {Buyer} {', { buyer: 'Ann' })).toBe('Order : {price} {Buyer} {')
})
