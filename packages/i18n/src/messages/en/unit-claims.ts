export const unitClaims = {
  actionClaim: 'One unit does not work',
  lead: 'The seller has {hours} hours to replace the unit or to pay its price back. Until then, your order is not completed.',
  unit: 'Which unit does not work?',
  unitHint: 'You see the last characters of each code or login.',
  kind: 'What is wrong?',
  kindName:
    '{kind, select, used {Already used} invalid {Not valid} region {Wrong region} locked {Account locked} other {Something else}}',
  statement: 'What happened?',
  statementHint: 'Say what you did and what you saw. Do not write the code itself.',
  send: 'Tell the seller',
  sent: 'The seller knows now that the unit does not work.',
  noUnits: 'None of the units of this order can be claimed now.',
  moreUnits: 'More units',
  unitMissing: 'Choose the unit that does not work',
  kindMissing: 'Choose what is wrong',
  about: 'Unit {masked}: {kind}',
  answerName:
    '{answer, select, replaced {The seller replaced the unit.} refunded {The price of the unit was paid back.} refused {The seller refused.} unanswered {The seller did not answer in time.} withdrawn {The buyer withdrew the claim.} other {Ended with a decision about the whole order.}}',
  refunded: '{amount} was paid back.',
  waits: 'The seller answers until {date}.',
  withdraw: 'It works now',
  withdrawn: 'You withdrew the claim.',
} as const
