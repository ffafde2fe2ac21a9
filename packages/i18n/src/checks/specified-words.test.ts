import { expect, it } from 'vitest'
import { source } from '../catalogues.ts'

/** The specification's quoted texts, word for word; values in braces are placeholders. */
const quoted = [
  'Family Game PASS',
  'G Coin',
  'Page not found',
  'Have you completed the payment?',
  'The maximum file size cannot exceed 2MB',
  'Incorrect email format',
  'Cannot be empty',
  'Inconsistent passwords',
  'Incorrect password format (any two of numbers, letters, symbols)',
  'Please enter {n} characters',
  'Please enter Verification Code',
  'Please enter the message',
  'Verification code error',
  'Data error',
  'Format error',
  'I agree and activate',
  'Login to continue adding',
  'Please log in first',
  'Become a seller',
  'Login expired, please log in again',
  'Change password successfully',
  'Modified successfully',
  'Unable to connect',
  'Authorization failed',
  'Today',
  'Your number of uses for today has reached the limit, please come back tomorrow.',
  'Shopping cart is full, please clean first and then continue to add.',
  'The price of the product has reached the upper limit, please log in and continue to add.',
  'Product cap exceeded',
  'The product has been removed from the shelf',
  'The page failed to load',
]
const texts = Object.values(source).map((text) => text.toLowerCase())
const isUsed = (words: string) => texts.some((text) => text.includes(words.toLowerCase()))

it('F-09 uses the texts that the specification quotes, word for word', () => {
  expect(source['shell.sell']).toBe('Become a seller')
  expect(quoted.filter((words) => !isUsed(words))).toEqual([])
})
