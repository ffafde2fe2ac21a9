export { actOnComplaints, loadComplaints } from './act-on-complaints.ts'
