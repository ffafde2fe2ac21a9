export const consent = {
  title: 'Your choice about cookies',
  text: 'We need a few cookies so that the shop works. With your consent we also remember where you came from and load sign-in and translation helpers of other companies.',
  accept: 'Accept all',
  decline: 'Only necessary',
  more: 'What this means',
  cookiesTitle: 'Cookies and your choice',
  cookiesLead: 'What we keep in your browser, why, and how long. You can change your mind here at any time.',
  cookiesNeeded: 'Always needed',
  cookiesNeededText:
    'Your session, your cart, language, currency, time zone, a random device number and your test group. The last two end with your visit unless you agree to more. Without these the shop cannot keep you signed in or show the right price.',
  cookiesMore: 'Only with your consent',
  cookiesMoreText:
    'Where you came from (30 days and 360 hours), the device number and test group for a year, one-tap sign-in by Google, and page translation. Nothing of this is loaded before you agree, and never on checkout, login or your account pages.',
  cookiesNow:
    '{choice, select, all {You agreed to everything.} essential {You chose only what is needed.} other {You have not chosen yet, so only what is needed is used.}}',
} as const
