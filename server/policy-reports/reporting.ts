/** Where browsers report what the Content-Security-Policy forbade. */
export const REPORT_ADDRESS = '/api/policy-reports';

/** `report-uri` is for browsers that do not know `report-to` yet; a browser that knows both sends one report. */
export const REPORT_DIRECTIVES = [`report-uri ${REPORT_ADDRESS}`, 'report-to policy'];

/** Goes with each policy that reports: what `policy` stands for in it. */
export const REPORTING_ENDPOINTS = `policy="${REPORT_ADDRESS}"`;
