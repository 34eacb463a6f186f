/** The id of the form, for the part that takes its votes. */
export const FORM_ID = 'feedback-form'
