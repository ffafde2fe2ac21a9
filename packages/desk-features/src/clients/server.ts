export { actOnClients, loadClients } from './act-on-clients.ts'
