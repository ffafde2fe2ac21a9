export { actOnInvitation, actOnSignIn, loadInvitation } from './act-on-sign-in.ts'
