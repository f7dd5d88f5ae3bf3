/** Toasts and questions. antd's own hook comes with all of antd's dialogs; this one with nothing. */
export { default as useApp } from 'antd/es/app/useApp'
