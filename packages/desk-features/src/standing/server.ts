export { actOnVacation, loadVacation } from './act-on-vacation.ts'
