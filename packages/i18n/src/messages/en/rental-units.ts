export const rentalUnits = {
  title: 'Rental accounts',
  lead: 'An account that came back needs a new login before anybody can rent it again, so that its last renter is locked out.',
  state:
    '{state, select, free {Can be rented} reserved {Reserved} rented {Rented out} release_due {Came back} maintenance {Out of service} withdrawn {Withdrawn} other {Sold}}',
  none: '{state, select, release_due {Every account that came back has a new login.} rented {Nobody rents one of your accounts now.} maintenance {None of your accounts is out of service.} other {None of your accounts waits for a renter.}}',
  ends: 'The rental ends {date}.',
  back: 'It can be rented again from {date}.',
  field:
    '{field, select, login {Login} password {New password} email {Email address of the account} code {Code} other {Note for the renter}}',
  'password-hint': 'Change it at the game first, then enter it here. It must differ from the last one.',
  'password-missing': 'Please enter the new password or code',
  until: 'Rent out again from',
  'until-hint': 'Time zone: {zone}. Leave this empty to rent it out at once.',
  'until-wrong': 'Enter a time in the future',
  save: 'Save the new login',
  done: '{state, select, maintenance {Saved. The account is rented out again at the time you chose.} other {Saved. The account can be rented again.}}',
} as const
