import { useEffect, useRef, useState } from 'react';

interface ScaledFrameProps {
  title: string;
  src: string;
  /** Of the screen that it stands for, in the pixels of its own. */
  width: number;
  height: number;
  /** Another number reloads the page. */
  turn?: number;
  /** Of its place in the row that it shares. */
  className?: string;
}

/** A page in a frame of a screen's own size, made as small as there is room. */
export function ScaledFrame({ title, src, width, height, turn, className = '' }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <div ref={box} className={`min-w-0 overflow-hidden ${className}`}>
      <div
        style={{ width: width * scale, height: height * scale }}
        className="mx-auto overflow-hidden rounded-lg border border-line"
      >
        <iframe
          key={`${src} ${width} ${turn}`}
          title={title}
          src={src}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})`, transformOrigin: '0 0', maxWidth: 'none' }}
          className="block bg-canvas"
        />
      </div>
    </div>
  );
}
