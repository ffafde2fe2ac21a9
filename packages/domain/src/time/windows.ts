/** An unpaid purchase reserves its stock for this time. */
export const reservationMinutes = 15
/** The platform delivers account details within this time. */
export const deliveryPromiseMinutes = 5
/** Minutes in which a seller promises to deliver, unless the seller states another time. */
export const sellerPromiseMinutes = 120
/** A seller must answer an after-sales request within this time; otherwise the platform refunds the buyer. */
export const afterSalesHours = 48
/** A delivered order is confirmed automatically if the buyer does nothing for this time. */
export const confirmHours = 72
/** After a seller rejects a refund, the buyer may open a dispute within this time. */
export const disputeHours = 72
/** A shared game can be refunded within this time. */
export const sharingRefundHours = 3
export const insuranceDays = 365
export const rentalDays = 14
/** A renter may complain within this time that the login does not work. */
export const complaintWindowMinutes = 30
export const passDays = 30
