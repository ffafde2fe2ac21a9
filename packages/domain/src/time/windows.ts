/** An unpaid purchase keeps its stock for so long. */
export const reservationMinutes = 15
/** Account details that the platform hands over arrive within so many minutes. */
export const deliveryPromiseMinutes = 5
/** The seller's time for a request after the sale; the platform pays back when it is over. */
export const afterSalesHours = 48
/** A delivered order whose buyer stays silent for so long counts as confirmed. */
export const confirmHours = 72
/** A refused buyer may bring the case before customer service for so long. */
export const disputeHours = 72
/** A shared game may be given back for so long. */
export const sharingRefundHours = 3
export const insuranceDays = 365
export const rentalDays = 14
/** A renter may say for so long that the login does not work. */
export const complaintWindowMinutes = 30
export const passDays = 30
