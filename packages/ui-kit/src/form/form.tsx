import { type FormHTMLAttributes, forwardRef, type ReactNode } from 'react'
import * as css from './form.css.ts'

/** Props of Form. */
export type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style'>

/** A form with the kit's spacing. For a form component of a router, use FormBody inside that component. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
  return <form {...props} ref={ref} className={css.form} />
})

/** The layout of a form, inside any form element. */
export const FormBody = ({ children }: { children: ReactNode }) => <div className={css.form}>{children}</div>

/** Container of the buttons at the end of a form. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>

/** Props of FieldSet. */
export type FieldSetProps = { legend: string; children: ReactNode; disabled?: boolean }

/** A group of related fields with a legend. */
export const FieldSet = ({ legend, children, disabled }: FieldSetProps) => (
  <fieldset disabled={disabled}>
    <legend className={css.legend}>{legend}</legend>
    <div className={css.group}>{children}</div>
  </fieldset>
)
