export const offerForm = {
  description: 'Description',
  'description-hint': 'Plain text. Line breaks stay as you type them.',
  'description-wrong': 'Please shorten the description to {max} characters',
  unit: 'Name of one piece',
  'unit-hint': 'For example: key, account, hour. It may stay empty.',
  'unit-wrong': 'Please shorten the name to {max} characters',
  min: 'Smallest quantity per order',
  max: 'Largest quantity per order',
  'quantity-wrong': 'Please enter a whole number from 1 to {max}',
  'order-wrong': 'The largest quantity must not be below the smallest',
  minutes: 'Minutes until delivery',
  'minutes-hint': 'Your promise to the buyer, counted from the payment.',
  'minutes-wrong': 'Please enter a whole number of minutes from 1 to {max}',
  'changed-meanwhile':
    'This offer was changed in the meantime. What you typed is still here: save again to replace the other change.',
} as const
