import { useEffect } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { toastBox } from './toast.ts';
import './toast-box.css';

/** The options are those of R110. The other build of the library adds a style element, which the CSP refuses. */
export default function ToastBox() {
  useEffect(toastBox.isThere, []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      draggable="touch"
      draggablePercent={80}
      aria-label="Messages"
    />
  );
}
