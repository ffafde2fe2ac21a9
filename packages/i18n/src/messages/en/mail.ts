export const mail = {
  codeSubject: 'Your verification code for {company}',
  codeLogin: 'Use this code to log in:',
  codeRegister: 'Welcome! Use this code to create your account:',
  codeReset: 'Use this code to set a new password:',
  codeBind: 'Use this code to confirm your email address:',
  codeUnbind: 'Use this code to remove your email address:',
  codeValid: 'The code is valid for {minutes, plural, one {# minute} other {# minutes}} and works once.',
  codeIgnore: 'If you did not ask for it, you can ignore this message. We will never ask you for this code.',
  passwordChangedSubject: 'Your password was changed',
  passwordChangedBody: 'The password of your {company} account was just changed, and other devices were signed out.',
  sessionReuseSubject: 'We signed you out to protect your account',
  sessionReuseBody:
    'Someone used an old session of your {company} account again. It may have been copied, so we ended it on every device that shared it. Please log in again.',
  notYou: 'If this was not you, reset your password now.',
  footer: 'Sent by {company}. Please do not reply to this message.',
} as const
